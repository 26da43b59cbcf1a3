import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AmplifiersPanel } from './amplifiers-panel.tsx'
import { CoilsPanel } from './coils-panel.tsx'
import { ListPanel } from './list-panel.tsx'
import { SourcePanel } from './source-panel.tsx'
import { SpeakersPanel } from './speakers-panel.tsx'
import { SubwoofersPanel } from './subwoofers-panel.tsx'
import { SupplyPanel } from './supply-panel.tsx'
import { VehiclePanel } from './vehicle-panel.tsx'

const steps = [
  { id: 'vehicle', name: 'Vehicle', content: <VehiclePanel /> },
  { id: 'source', name: 'Source', content: <SourcePanel /> },
  { id: 'speakers', name: 'Speakers', content: <SpeakersPanel /> },
  { id: 'subwoofers', name: 'Subwoofers', content: <SubwoofersPanel /> },
  { id: 'amplifiers', name: 'Amplifiers', content: <AmplifiersPanel /> },
  { id: 'coils', name: 'Coils', content: <CoilsPanel /> },
  { id: 'supply', name: 'Supply', content: <SupplyPanel /> },
  { id: 'list', name: 'List', content: <ListPanel /> },
] as const

type Step = (typeof steps)[number]

/** The steps from the vehicle to the list: in order, or each by itself. */
export function Steps() {
  const [id, setId] = useState<string>(steps[0].id)
  const begin = useRef<HTMLParagraphElement>(null)
  const at = steps.findIndex((step) => step.id === id)
  const go = ({ id: next }: Step) => {
    flushSync(() => setId(next))
    // The button may be gone now, and reading goes on where the step begins.
    begin.current?.focus()
  }
  const [before, after] = [steps[at - 1], steps[at + 1]]
  return (
    <div className="min-w-0 print:hidden">
      <Tabs
        label="Steps"
        narrow="dropdown"
        value={id}
        onChange={setId}
        tabs={steps.map((step, place) => ({
          id: step.id,
          label: `${place + 1}. ${step.name}`,
          content: (
            <div className="grid gap-4">
              <p ref={begin} tabIndex={-1} className="text-sm text-dim">
                Step {at + 1} of {steps.length}
              </p>
              {step.content}
            </div>
          ),
        }))}
      />
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        {before && (
          <Button onClick={() => go(before)}>
            <ChevronLeft className="size-4" aria-hidden="true" />
            <span>
              Back<span className="max-sm:sr-only">: {before.name}</span>
            </span>
          </Button>
        )}
        {after && (
          <Button variant="primary" className="ml-auto" onClick={() => go(after)}>
            <span>
              Next<span className="max-sm:sr-only">: {after.name}</span>
            </span>
            <ChevronRight className="size-4" aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  )
}
