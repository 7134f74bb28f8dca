/** Draws pictures onto one canvas, scaled to a longest side, and returns their pixels. */
export function frameGrabber() {
  const canvas = document.createElement('canvas')
  // Pixels are read every time, so the canvas should be in memory, not on the GPU.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (source: CanvasImageSource, width: number, height: number, longestSide: number): ImageData | null => {
    const scale = Math.min(1, longestSide / Math.max(width, height))
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
    if (!context || w < 1 || h < 1) return null
    if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h })
    context.drawImage(source, 0, 0, w, h)
    return context.getImageData(0, 0, w, h)
  }
}
