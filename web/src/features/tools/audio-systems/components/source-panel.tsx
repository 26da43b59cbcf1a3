import { Plus, Trash2 } from 'lucide-react'
import { NameField } from '#web/features/tools/tool-projects/components/name-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'
import { CountField } from './count-field.tsx'
import { PriceField } from './price-field.tsx'

/** The source of the music and the processor that shapes it. */
export function SourcePanel() {
  const { desk } = useSystemDesk()
  const { headUnit, dsp } = useStudy()
  return (
    <div className="grid gap-4">
      <Panel title="Head unit">
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <NameField
            maxLength={60}
            label="Head unit"
            value={headUnit.name}
            onChange={(name) => desk.change({ headUnit: { ...headUnit, name } })}
          />
          <CountField
            label="Pairs of RCA outputs"
            value={headUnit.outputs}
            max={4}
            onChange={(outputs) => desk.change({ headUnit: { ...headUnit, outputs } })}
          />
          <PriceField
            label="Price"
            value={headUnit.price}
            onChange={(price) => desk.change({ headUnit: { ...headUnit, price } })}
          />
        </div>
      </Panel>
      {dsp ? (
        <Panel
          title="DSP"
          aside={
            <Button variant="ghost" size="sm" onClick={() => desk.change({ dsp: undefined })}>
              <Trash2 className="size-4" aria-hidden="true" />
              Remove
            </Button>
          }
        >
          <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <NameField
              maxLength={60}
              label="DSP"
              value={dsp.name}
              onChange={(name) => desk.change({ dsp: { ...dsp, name } })}
            />
            <CountField
              label="Pairs of inputs"
              value={dsp.inputs}
              max={6}
              onChange={(inputs) => desk.change({ dsp: { ...dsp, inputs } })}
            />
            <CountField
              label="Pairs of outputs"
              value={dsp.outputs}
              max={8}
              onChange={(outputs) => desk.change({ dsp: { ...dsp, outputs } })}
            />
            <PriceField
              label="Price"
              value={dsp.price}
              onChange={(price) => desk.change({ dsp: { ...dsp, price } })}
            />
          </div>
        </Panel>
      ) : (
        <div>
          <Button onClick={() => desk.change({ dsp: { name: 'DSP', inputs: 2, outputs: 3 } })}>
            <Plus className="size-4" aria-hidden="true" />
            Add a DSP
          </Button>
        </div>
      )}
    </div>
  )
}
