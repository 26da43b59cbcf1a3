/** The name of a file among those of its result: its own name was never kept. */
export const evidenceName = (file: string, files: readonly string[]): string =>
  `${file.endsWith('.pdf') ? 'Document' : 'Picture'} ${files.indexOf(file) + 1}`
