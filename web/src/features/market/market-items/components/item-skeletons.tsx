/** Holds the place of cards of items, of which two stand beside each other on a phone. */
export function ItemSkeletons({ count }: { count: number }) {
  return (
    <div role="status" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: count }, (_, card) => (
        <div key={`card-${card.toString()}`} className="panel overflow-hidden">
          <span className="skeleton block aspect-4/3 w-full sm:aspect-video" />
          <span className="grid gap-3 p-3 sm:p-4">
            <span className="skeleton block w-2/3" />
            <span className="skeleton block w-1/2" />
            <span className="skeleton block w-1/3" />
          </span>
        </div>
      ))}
    </div>
  )
}
