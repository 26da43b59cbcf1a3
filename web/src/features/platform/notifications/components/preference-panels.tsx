// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PreferencePanel } from './preference-panel.ts'
import * as ofNouns from './preference-panels-of-nouns.ts'

const panels = Object.entries<PreferencePanel>(ofNouns).map(([noun, { load }]) => ({
  noun,
  NounPanel: lazy(load),
}))

/** The panels that other nouns bring, such as the newsletter with its topics. */
export const PreferencePanels = () =>
  panels.map(({ noun, NounPanel }) => (
    <Suspense key={noun} fallback={<Loading />}>
      <NounPanel />
    </Suspense>
  ))

const Loading = () => (
  <Panel aria-busy="true">
    <Skeleton lines={3} className="h-10" />
  </Panel>
)
