const keptMs = 60_000

/** Saves a text, or bytes, as a file through the browser. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer> | Blob, type: string): void {
  const named = typeof content === 'string' ? `${type};charset=utf-8` : type
  const url = URL.createObjectURL(new Blob([content], { type: named }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

/** The name of a file of a design: `<design>-<what>-<day>`. */
export function fileName(design: string, what: string, day: string, ending: string): string {
  const plain = design
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain || 'design'}-${what}-${day}.${ending}`
}
