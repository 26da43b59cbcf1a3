/** Holds the place of tiles with a picture and a few lines of text. */
export function TileSkeletons({ count, lines = 2 }: { count: number; lines?: 2 | 3 }) {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: count }, (_, tile) => (
        <div key={`tile-${tile.toString()}`} className="panel flex gap-4 p-4">
          <span className="skeleton block size-16 rounded-full" />
          <span className="grid grow content-start gap-3 py-1">
            <span className="skeleton block w-2/3" />
            <span className="skeleton block w-1/2" />
            {lines === 3 && <span className="skeleton block w-1/3" />}
          </span>
        </div>
      ))}
    </div>
  )
}
