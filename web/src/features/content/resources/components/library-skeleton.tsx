import { ListSkeleton } from '#web/ui/list-skeleton.tsx'

/** Holds the place of the three tiles and the first group. */
export function LibrarySkeleton() {
  return (
    <>
      <div aria-hidden="true" className="mt-8 mb-10 grid gap-4 md:grid-cols-3">
        {Array.from({ length: 3 }, (_, tile) => (
          <div key={`tile-${tile.toString()}`} className="panel grid gap-3 p-5">
            <span className="skeleton block w-1/4" />
            <span className="skeleton block w-3/4" />
            <span className="skeleton block" />
            <span className="skeleton block w-2/3" />
          </div>
        ))}
      </div>
      <div className="grid gap-x-12 gap-y-2 border-t border-edge py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <span aria-hidden="true" className="skeleton mt-5 block h-4 w-20" />
        <ListSkeleton rows={5} />
      </div>
    </>
  )
}
