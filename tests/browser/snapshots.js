{
  async pixels(address, width) {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const height = Math.round((picture.height * (width ?? picture.width)) / picture.width)
    const canvas = new OffscreenCanvas(width ?? picture.width, height)
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return { canvas, pen }
  },

  async smaller(address, width) {
    const { canvas } = await this.pixels(address, width)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
    return new Promise((done) => {
      const reader = new FileReader()
      reader.onload = () => done(reader.result)
      reader.readAsDataURL(blob)
    })
  },

  /** The mean colour of every square of a picture, row by row. */
  async squares(address, side) {
    const { canvas, pen } = await this.pixels(address)
    const { width, height } = canvas
    const { data } = pen.getImageData(0, 0, width, height)
    const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
    const sums = Array.from({ length: columns * rows }, () => [0, 0, 0, 0])
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const sum = sums[Math.floor(y / side) * columns + Math.floor(x / side)]
        for (let c = 0; c < 3; c++) sum[c] += data[4 * (y * width + x) + c]
        sum[3]++
      }
    return { columns, means: sums.map(([r, g, b, n]) => [r / n, g / n, b / n]) }
  },

  async difference(one, other, side) {
    const [a, b] = await Promise.all([this.squares(one, side), this.squares(other, side)])
    if (a.columns !== b.columns || a.means.length !== b.means.length) return { worst: 255, mean: 255, at: 'another size' }
    const off = a.means.map((mean, i) => Math.max(...mean.map((value, c) => Math.abs(value - b.means[i][c]))))
    const worst = Math.max(...off)
    const i = off.indexOf(worst)
    const at = `${(i % a.columns) * side}, ${Math.floor(i / a.columns) * side}`
    return { worst, mean: off.reduce((sum, value) => sum + value, 0) / off.length, at }
  },
}
