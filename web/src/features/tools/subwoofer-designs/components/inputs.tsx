// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense } from 'react'
import { Tabs } from '#web/ui/tabs.tsx'
import { BoxPanel } from './box-panel.tsx'
import { CabinPanel } from './cabin-panel.tsx'
import { DriverPanel } from './driver-panel.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { SignalPanel } from './signal-panel.tsx'

const BuildPanel = lazy(async () => ({ default: (await import('../build/build-panel.tsx')).BuildPanel }))

export type InputsProps = {
  isPro: boolean | undefined
  /** A visitor can change the example. The rest is for members. */
  isVisitor: boolean
  /** The visible part. */
  tab: string
  onTab: (tab: string) => void
}

/** All inputs that affect the sound of the design. */
export function Inputs({ isPro, isVisitor, tab, onTab }: InputsProps) {
  const gated = (content: ReactNode) => (isVisitor ? <SignInPanel /> : content)
  return (
    <section
      aria-label="Inputs"
      className="panel px-3 pt-1 pb-4 lg:sticky sm:top-[calc(var(--header)+3rem)] lg:max-h-[calc(100dvh-var(--header)-4rem)] lg:overflow-y-auto"
    >
      <Tabs
        label="Inputs"
        // All five stand side by side, also on a phone.
        className="[&_.tab]:px-2 [&_.tab]:text-[0.8125rem]"
        value={tab}
        onChange={onTab}
        tabs={[
          { id: 'driver', label: 'Driver', content: gated(<DriverPanel />) },
          { id: 'box', label: 'Box', content: <BoxPanel isPro={isVisitor ? false : isPro} /> },
          { id: 'signal', label: 'Signal', content: gated(<SignalPanel />) },
          { id: 'cabin', label: 'Cabin', content: gated(<CabinPanel />) },
          {
            id: 'build',
            label: 'Build',
            content: gated(
              <Suspense fallback={<div className="skeleton h-80" />}>
                <BuildPanel />
              </Suspense>,
            ),
          },
        ]}
      />
    </section>
  )
}
