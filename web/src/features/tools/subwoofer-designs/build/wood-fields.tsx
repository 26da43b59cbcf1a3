import { portWallOf } from '#shared/tools/subwoofer-designs/chamber-ports.ts'
import { driverBody } from '#shared/tools/subwoofer-designs/driver-body.ts'
import {
  chamberOf,
  isDivided,
  type PortedPart,
  portsOfBox,
} from '#shared/tools/subwoofer-designs/parts-of-box.ts'
import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { takesBraces } from '#shared/tools/subwoofer-designs/window-braces.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesigner } from '../state/use-designer.ts'
import { editBuild } from './edit-build.ts'
import { FieldFold } from './field-fold.tsx'

const jointNames: Record<SavedBuild['joint'], string> = { butt: 'Butt', mitre: 'Miter', rabbet: 'Rabbet' }
const materialNames: Record<SavedBuild['material'], string> = {
  mdf: 'MDF',
  birch: 'Birch plywood',
  carpet: 'MDF with carpet',
}

export type WoodFieldsProps = { design: SavedDesign; build: SavedBuild }

/** Names the walls of a chamber's ports. */
function wallName({ box }: SavedDesign, part: PortedPart): string {
  const of = isDivided(box) ? ` of the ${chamberOf(part)} chamber` : ''
  if (box[part].shape === 'slot') return `Slot boards${of}`
  return of ? `Port wall${of}` : 'Wall of the port'
}

/** The material of the box, and what takes up room in it. */
export function WoodFields({ design, build }: WoodFieldsProps) {
  const designer = useDesigner()
  const typical = driverBody(design, { ...build, cutOut: null, driverDepth: null, driverVolume: null })
  const set = (change: Partial<SavedBuild>, gesture?: string) =>
    designer.change(editBuild(change), gesture && `build.${gesture}`)
  const keyOf = <Key extends string>(names: Record<Key, string>, value: string, usual: Key): Key =>
    (Object.keys(names) as Key[]).find((one) => one === value) ?? usual
  const hasDivider = isDivided(design.box)
  const length = (
    key: 'panel' | 'portWall' | 'frontPortWall',
    label: string,
    min: number,
    usual?: number,
  ) => (
    <QuantityField
      key={key}
      field={`build.${key}`}
      label={label}
      quantity="length"
      value={build[key] ?? usual}
      min={min}
      max={0.06}
      onChange={(value) => value !== undefined && set({ [key]: value }, key)}
      onRelease={designer.release}
    />
  )
  return (
    <>
      <FieldFold title="Boards">
        <div className="grid grid-cols-2 gap-3">
          {length('panel', 'Panel thickness', 0.003)}
          <QuantityField
            field="build.baffle"
            label={hasDivider ? 'Divider thickness' : 'Baffle thickness'}
            quantity="length"
            value={build.baffle ?? undefined}
            min={0.003}
            max={0.06}
            optional
            placeholder="As the panels"
            onChange={(baffle) => set({ baffle: baffle ?? null }, 'baffle')}
            onRelease={designer.release}
          />
          <Field label={hasDivider ? 'Divider' : 'Baffle'}>
            <Select
              value={build.baffleLayers}
              onChange={({ target }) => set({ baffleLayers: target.value === '2' ? 2 : 1 })}
            >
              <option value={1}>Single</option>
              <option value={2}>Double</option>
            </Select>
          </Field>
          <Field label="Joints">
            <Select
              value={build.joint}
              onChange={({ target }) => set({ joint: keyOf(jointNames, target.value, 'butt') })}
            >
              {Object.entries(jointNames).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Material">
            <Select
              value={build.material}
              onChange={({ target }) => set({ material: keyOf(materialNames, target.value, 'mdf') })}
            >
              {Object.entries(materialNames).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          {takesBraces(build) && (
            <Field label="Window braces">
              <Select value={build.braces} onChange={({ target }) => set({ braces: Number(target.value) })}>
                {[0, 1, 2, 3, 4].map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </Select>
            </Field>
          )}
          {portsOfBox(design.box).map((part) =>
            length(
              part === 'rearPorts' ? 'portWall' : 'frontPortWall',
              wallName(design, part),
              0.0005,
              portWallOf(design, build, part),
            ),
          )}
        </div>
      </FieldFold>
      <FieldFold title="What is inside">
        <div className="grid grid-cols-2 gap-3">
          <QuantityField
            field="build.cutOut"
            label="Cut-out of the driver"
            quantity="length"
            value={build.cutOut ?? typical.cutOut}
            min={0.03}
            max={1}
            onChange={(cutOut) => cutOut !== undefined && set({ cutOut }, 'cutOut')}
            onRelease={designer.release}
          />
          <QuantityField
            field="build.driverDepth"
            label="Mounting depth"
            quantity="length"
            value={build.driverDepth ?? typical.depth / (design.driver.isobaric ? 2 : 1)}
            min={0.02}
            max={1}
            onChange={(driverDepth) => driverDepth !== undefined && set({ driverDepth }, 'driverDepth')}
            onRelease={designer.release}
          />
          <QuantityField
            field="build.driverVolume"
            label="Displacement of a driver"
            quantity="volume"
            value={build.driverVolume ?? typical.volume}
            min={0}
            max={0.1}
            onChange={(driverVolume) => driverVolume !== undefined && set({ driverVolume }, 'driverVolume')}
            onRelease={designer.release}
          />
          <QuantityField
            field="build.other"
            label="Anything else inside"
            quantity="volume"
            value={build.other}
            min={0}
            max={0.5}
            onChange={(other) => other !== undefined && set({ other }, 'other')}
            onRelease={designer.release}
          />
        </div>
        {(build.cutOut === null || build.driverDepth === null || build.driverVolume === null) && (
          <p className="text-sm text-dim">
            What you have not entered about the driver is typical of its size. Check it with the data sheet.
          </p>
        )}
      </FieldFold>
    </>
  )
}
