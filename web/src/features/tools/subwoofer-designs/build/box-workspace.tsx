// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { BoxScene } from '../solids/box-scene.ts'
import { useDesigner } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { BoxView } from './box-view.tsx'
import { ChamberFacts } from './chamber-facts.tsx'
import { CutListPanel } from './cut-list-panel.tsx'
import { RefusedBuild } from './refused-build.tsx'
import { type Built, useBuilt } from './use-built.ts'

const BoxFiles = lazy(async () => ({ default: (await import('./box-files.tsx')).BoxFiles }))

export type BoxWorkspaceProps = {
  /** True when nesting and all files are open to the reader. It is undefined until that is known. */
  isPro: boolean | undefined
  /** The public trial keeps nothing and makes no files. */
  isTrial?: boolean
}

/** The box to build: in three dimensions, in figures, as a list to cut and as files. */
export function BoxWorkspace({ isPro, isTrial = false }: BoxWorkspaceProps) {
  const built = useBuilt()
  const [selected, setSelected] = useState<string>()
  const [scene, setScene] = useState<BoxScene>()
  if (built.refusal) return <RefusedBuild refusal={built.refusal} />
  return (
    <>
      <section aria-label="Box" className="panel min-w-0 p-2">
        <h2 className="sr-only">Box</h2>
        <div className="grid gap-2">
          <BoxView
            box={built.box}
            advice={built.advice}
            selected={selected}
            onSelect={setSelected}
            onScene={setScene}
          />
          <BoxFigures built={built} />
        </div>
      </section>
      <BuildWarnings built={built} />
      <CutListPanel box={built.box} selected={selected} onSelect={setSelected} isFolded={isTrial} />
      {!isTrial && (
        <Suspense fallback={<div className="skeleton h-40" />}>
          <BoxFiles built={built} scene={scene} selected={selected} onSelect={setSelected} isPro={isPro} />
        </Suspense>
      )}
    </>
  )
}

type WithBox = { built: Extract<Built, { refusal?: undefined }> }

/** Shows what takes up the volume. */
function BoxFigures({ built: { box } }: WithBox) {
  const shown = useShown()
  const { outside, inside, gross, net, taken, vents, divided } = box
  const size = ({ width, height, depth }: typeof outside) =>
    `${shown.length(width)} × ${shown.length(height)} × ${shown.length(depth)}`
  return (
    <>
      <details>
        <summary className="py-1 text-sm">
          <span className="link">Net volume</span> <strong className="readout">{shown.volume(net)}</strong>
        </summary>
        <Facts
          facts={[
            ['Outside', size(outside)],
            ['Inside', size(inside)],
            ['Gross volume', shown.volume(gross)],
            ['Drivers take', shown.volume(taken.drivers)],
            vents.length > 0 && ['Ports take', shown.volume(taken.ports)],
            taken.braces > 0 && ['Braces take', shown.volume(taken.braces)],
            taken.divider > 0 && ['The divider takes', shown.volume(taken.divider)],
            taken.other > 0 && ['Anything else', shown.volume(taken.other)],
            ['Net volume', <strong key="net">{shown.volume(net)}</strong>],
          ]}
        />
      </details>
      {divided && <ChamberFacts divided={divided} />}
    </>
  )
}

/** The problems of the box; each fix is one step that can be undone. */
function BuildWarnings({ built: { advice } }: WithBox) {
  const designer = useDesigner()
  return (
    <Panel title={advice.length === 0 ? 'Fit' : `Fit (${advice.length})`}>
      {advice.length === 0 ? (
        <p className="text-dim">Everything fits into this box.</p>
      ) : (
        <ul className="grid gap-3">
          {advice.map(({ rule, tone, sentence, fixes }) => (
            <li key={`${rule}-${sentence}`} className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Badge tone={tone}>{tone === 'danger' ? 'Problem' : 'Warning'}</Badge>
              <span className="min-w-0 flex-1 basis-64">{sentence}</span>
              {fixes.map(({ label, design }) => (
                <Button key={label} size="sm" onClick={() => designer.change(() => design)}>
                  {label}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
