// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { type ComponentProps, lazy, Suspense, useId } from 'react'
import { Input } from '#web/ui/input.tsx'

const PlaceOptions = lazy(async () => ({ default: (await import('./place-options.tsx')).PlaceOptions }))

type PlaceInputProps = Omit<ComponentProps<typeof Input>, 'list'> & {
  /** What stands in it. */
  typed: string
}

/** A field for a ZIP code or a city. It offers the cities that begin as someone types. */
export function PlaceInput({ typed, ...input }: PlaceInputProps) {
  const list = useId()
  return (
    <>
      <Input {...input} list={list} autoComplete="off" />
      {typed && (
        <Suspense>
          <PlaceOptions id={list} typed={typed} />
        </Suspense>
      )}
    </>
  )
}
