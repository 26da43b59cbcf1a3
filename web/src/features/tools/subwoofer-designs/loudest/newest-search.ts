/** A search by its number. Without a question it ends the previous one. */
export type SearchRequest<Asked> = { id: number; asked?: Asked }

export type SearchAnswer<Found> = { id: number; found: Found }

export type NewestSearchParts<Asked, Found> = {
  search: (asked: Asked) => Generator<void, Found>
  answer: (answer: SearchAnswer<Found>) => void
  /** Lets other messages in. */
  pause: () => Promise<void>
}

/** Searches part by part, and gives up as soon as a newer search is requested. */
export function newestSearch<Asked, Found>({ search, answer, pause }: NewestSearchParts<Asked, Found>) {
  let newest = 0
  return async ({ id, asked }: SearchRequest<Asked>): Promise<void> => {
    newest = id
    if (asked === undefined) return
    const parts = search(asked)
    for (let part = parts.next(); ; part = parts.next()) {
      if (part.done) return answer({ id, found: part.value })
      await pause()
      if (newest !== id) return
    }
  }
}
