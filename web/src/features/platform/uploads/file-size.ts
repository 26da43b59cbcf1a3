/** Formats a size: 1,300 is "1.3 KB", short enough to stand beside a name. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 100) / 10} KB`
  if (bytes < 1_000_000_000) return `${Math.round(bytes / 100_000) / 10} MB`
  return `${Math.round(bytes / 100_000_000) / 10} GB`
}
