type Part = { csv: string; rows: number; nextCursor?: string | undefined }
type Download = {
  /** The name of the file, before the day. */
  name: string
  part: (cursor: string | undefined) => Promise<Part>
  onRows: (rows: number) => void
}

const keptMs = 60_000

/** Fetches a list part by part, reports the progress, and saves it through the browser as one file. */
export async function downloadInParts({ name, part, onRows }: Download): Promise<number> {
  const parts: string[] = []
  let rows = 0
  let cursor: string | undefined
  do {
    const next = await part(cursor)
    parts.push(next.csv)
    rows += next.rows
    cursor = next.nextCursor
    onRows(rows)
  } while (cursor)
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
  return rows
}
