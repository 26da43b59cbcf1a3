// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { Suspense, useEffect } from 'react'
import { Guard } from './guard.tsx'
import { Loading } from './loading.tsx'
import type { ScreenEntry } from './screen.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { screenComponent } from './screen-modules.ts'

type ScreenSlotProps = { entry: ScreenEntry; onShown?: (() => void) | undefined }

/** One screen in its place: guarded, loaded on demand, with its failures kept inside. */
export function ScreenSlot({ entry, onShown }: ScreenSlotProps) {
  return (
    <ScreenBoundary>
      <Suspense fallback={<Loading />}>
        <Shown onShown={onShown} />
        <Guard access={entry.access} worksOffline={entry.worksOffline === true}>
          <ScreenOf entry={entry} />
        </Guard>
      </Suspense>
    </ScreenBoundary>
  )
}

function ScreenOf({ entry }: { entry: ScreenEntry }) {
  const Screen = screenComponent(entry)
  return <Screen />
}

/** Tells that the boundary around it is alive: until then an update of the session would throw its HTML away. */
function Shown({ onShown }: { onShown?: (() => void) | undefined }) {
  useEffect(() => onShown?.(), [onShown])
  return null
}
