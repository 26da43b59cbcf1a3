/** Holds the place of the results. */
export const ResultSkeletons = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading...</span>
    {Array.from({ length: 5 }, (_, card) => (
      <div key={`card-${card.toString()}`} className="panel grid gap-3 p-4">
        <span className="skeleton block h-3 w-20" />
        <span className="skeleton block w-1/3" />
        <span className="skeleton block w-2/3" />
      </div>
    ))}
  </div>
)
