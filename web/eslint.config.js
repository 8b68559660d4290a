import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import typescript from 'typescript-eslint'

// Types and unused names are svelte-check's, layout is prettier's; here is what only a linter sees.
export default defineConfig(
  { ignores: ['.chromium/', '.lighthouse/', '.pyodide/', 'src/net/schema.d.ts'] },
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'max-len': ['error', { code: 160, ignorePattern: '["\'][Mm]-?\\d' }], // outlines may be longer
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'A cast by way of unknown believes anything: narrow the type that is asked for.',
        },
      ],
      '@typescript-eslint/no-unused-vars': 'off',
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that must stay
      'svelte/prefer-svelte-reactivity': 'off', // it takes every local for a state
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    languageOptions: {
      parserOptions: { projectService: true, parser: typescript.parser, extraFileExtensions: ['.svelte'] },
    },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
)
