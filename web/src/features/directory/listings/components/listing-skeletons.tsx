/** Holds the place of cards with a picture and a few lines of text, which are rows on a phone. */
export function ListingSkeletons({ count }: { count: number }) {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: count }, (_, card) => (
        <div key={`card-${card.toString()}`} className="panel overflow-hidden max-sm:flex">
          <span className="skeleton block max-sm:h-32 max-sm:w-28 sm:aspect-video" />
          <span className="grid flex-1 content-start gap-3 p-4">
            <span className="skeleton block w-2/3" />
            <span className="skeleton block w-1/2" />
            <span className="skeleton block w-1/3" />
          </span>
        </div>
      ))}
    </div>
  )
}
