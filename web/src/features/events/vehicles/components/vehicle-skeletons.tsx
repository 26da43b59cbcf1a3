/** Holds the place of the vehicles. */
export function VehicleSkeletons() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: 3 }, (_, card) => (
        <div key={`card-${card.toString()}`} className="panel overflow-hidden">
          <span className="skeleton block aspect-video rounded-none" />
          <span className="grid gap-3 p-5">
            <span className="skeleton block w-2/3" />
            <span className="skeleton block w-1/2" />
            <span className="skeleton block w-1/3" />
          </span>
        </div>
      ))}
    </div>
  )
}
