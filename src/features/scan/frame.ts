/** Draws pictures onto one canvas, no side longer than asked for, and hands out their pixels. */
export function frameGrabber() {
  const canvas = document.createElement('canvas')
  // The pixels are read every time: the canvas belongs in memory, not on the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (source: CanvasImageSource, width: number, height: number, longest: number): ImageData | null => {
    const scale = Math.min(1, longest / Math.max(width, height))
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
    if (!context || w < 1 || h < 1) return null
    if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h })
    context.drawImage(source, 0, 0, w, h)
    return context.getImageData(0, 0, w, h)
  }
}
