const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Characters that make a name look different from what it is, and those that mean something to a file system. */
const deceptive = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff/\\:*?"<>|]/g

/** The name of a file without anything that deceives, ending as its content does: an `invoice.exe` that is a PDF is `invoice.pdf`. */
export function documentName(given: string, contentType: string): string {
  const stem = given
    .replace(deceptive, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  return `${stem || 'document'}.${extensions[contentType] ?? 'bin'}`
}
