import { amplifierTemplates } from '#shared/tools/diagrams/amplifier-templates.ts'
import { type DiagramNode, partRanges } from '#shared/tools/diagrams/node-fields.ts'
import { partNames } from '#shared/tools/diagrams/part-kinds.ts'
import { NameField } from '#web/features/tools/tool-projects/components/name-field.tsx'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useEditor } from '../state/use-editor.ts'
import { changedPart } from './changed-part.ts'
import { DriverChoice } from './driver-choice.tsx'
import { FuseList } from './fuse-list.tsx'
import { type PartField, partFields } from './part-fields.ts'

export type PartPanelProps = { node: DiagramNode }

/** The properties of the chosen part. */
export function PartPanel({ node }: PartPanelProps) {
  const editor = useEditor()
  const set = (change: Readonly<Record<string, unknown>>, gesture?: string) => {
    const command = changedPart(editor.view().body, node, change)
    if (command) editor.run(command, gesture && `${node.id} ${gesture}`)
  }
  return (
    <Panel title={partNames[node.kind]}>
      <div className="grid gap-3">
        <NameField label="Name" value={node.name} maxLength={60} onChange={(name) => set({ name })} />
        {node.kind === 'amplifier' && <AmplifierSize onChoose={set} />}
        {node.kind === 'subwoofer' && <DriverChoice onChoose={set} />}
        {partFields(node).map((field) => (
          <PartFieldInput
            key={field.name}
            field={field}
            value={(node as Record<string, unknown>)[field.name]}
            onChange={(value, gesture) => set({ [field.name]: value }, gesture && field.name)}
            onRelease={editor.release}
          />
        ))}
      </div>
    </Panel>
  )
}

const countsOf = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, at) => min + at)

type PartFieldInputProps = {
  field: PartField
  value: unknown
  onChange: (value: unknown, isTyped?: true) => void
  onRelease: () => void
}

function PartFieldInput({ field, value, onChange, onRelease }: PartFieldInputProps) {
  const { name, label } = field
  switch (field.type) {
    case 'figure': {
      const { min, max } = partRanges[field.range]
      return (
        <QuantityField
          field={`diagram.${name}`}
          label={label}
          quantity={field.quantity}
          min={min}
          max={max}
          suffix={field.suffix}
          hint={field.hint}
          value={typeof value === 'number' ? value : undefined}
          optional={field.optional ?? false}
          placeholder={field.optional && 'Not known'}
          onChange={(si) => onChange(si, true)}
          onRelease={onRelease}
        />
      )
    }
    case 'count':
      return (
        <Field label={label}>
          <Select value={Number(value)} onChange={({ target }) => onChange(Number(target.value))}>
            {countsOf(field).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </Field>
      )
    case 'choice':
      return (
        <Field label={label}>
          <Select value={String(value)} onChange={({ target }) => onChange(target.value)}>
            {Object.entries(field.options).map(([id, option]) => (
              <option key={id} value={id}>
                {option}
              </option>
            ))}
          </Select>
        </Field>
      )
    case 'switch':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case 'fuses':
      return (
        <FuseList
          label={label}
          value={Array.isArray(value) ? value.filter((one) => typeof one === 'number') : undefined}
          onChange={onChange}
        />
      )
  }
}

type AmplifierSizeProps = { onChoose: (fields: Readonly<Record<string, unknown>>) => void }

/** Fills in the fields of an amplifier by its size. */
function AmplifierSize({ onChoose }: AmplifierSizeProps) {
  return (
    <Field label="Fill in by size">
      <Select
        value=""
        onChange={({ target }) => {
          const found = amplifierTemplates.find(({ id }) => id === target.value)
          if (found) onChoose(found.fields)
        }}
      >
        <option value="">Choose a size…</option>
        {amplifierTemplates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
