"""python -m pithead: the same as the command pithead."""

from pithead.cli.main import main

if __name__ == "__main__":
    main()
