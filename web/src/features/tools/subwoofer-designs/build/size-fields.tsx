import { withSidesOf } from '#shared/tools/subwoofer-designs/build-shape.ts'
import { isDivided } from '#shared/tools/subwoofer-designs/parts-of-box.ts'
import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesigner } from '../state/use-designer.ts'
import { editBuild } from './edit-build.ts'
import type { Built } from './use-built.ts'

const shapeNames: Record<SavedBuild['shape'], string> = {
  rectangular: 'Rectangular',
  wedge: 'Wedge',
  l: 'L, with a notch at the back',
  cylinder: 'Tube',
}
const locks = [
  { id: 'volume', label: 'Lock volume' },
  { id: 'size', label: 'Lock size' },
] as const
const sides = ['width', 'height', 'depth'] as const

type Side = (typeof sides)[number]
type LengthKey = Side | 'depthTop' | 'frontLean' | 'notchWidth' | 'notchDepth' | 'tubeWall'

/** The measurements of each shape. */
const measured: Record<SavedBuild['shape'], readonly (readonly [LengthKey, string, number, number])[]> = {
  rectangular: [
    ['width', 'Width', 0.08, 4],
    ['height', 'Height', 0.08, 4],
    ['depth', 'Depth', 0.08, 4],
  ],
  wedge: [
    ['width', 'Width', 0.08, 4],
    ['height', 'Height', 0.08, 4],
    ['depth', 'Depth at the bottom', 0.08, 4],
    ['depthTop', 'Depth at the top', 0.08, 4],
    ['frontLean', 'Front leans back by', 0, 1],
  ],
  l: [
    ['width', 'Width', 0.08, 4],
    ['height', 'Height', 0.08, 4],
    ['depth', 'Depth', 0.08, 4],
    ['notchWidth', 'Notch width', 0.02, 3],
    ['notchDepth', 'Notch depth', 0.02, 3],
  ],
  cylinder: [
    ['width', 'Diameter', 0.08, 4],
    ['depth', 'Length', 0.08, 4],
    ['tubeWall', 'Wall of the tube', 0.001, 0.06],
  ],
}

const sideNames = (shape: SavedBuild['shape']): readonly (readonly [Side, string])[] =>
  shape === 'cylinder'
    ? [
        ['width', 'Diameter'],
        ['depth', 'Length'],
      ]
    : [
        ['width', 'Width'],
        ['height', 'Height'],
        ['depth', 'Depth'],
      ]

/** Shapes that a divider parts into two chambers. */
const dividedShapes: readonly string[] = ['rectangular', 'wedge'] satisfies SavedBuild['shape'][]

export type SizeFieldsProps = { built: Built; build: SavedBuild }

/** The shape of the box and its outside. With the volume locked, one side follows and cannot be typed. */
export function SizeFields({ built, build }: SizeFieldsProps) {
  const designer = useDesigner()
  const { shape, lock, follows } = build
  const hasDivider = isDivided(built.design.box)
  // A side that follows shows its actual size, not the one typed last.
  const settled = built.box ? withSidesOf(build, built.box.shape) : build
  const follower = shape === 'cylinder' && follows === 'height' ? 'width' : follows
  const set = (change: Partial<SavedBuild>, gesture?: string) =>
    designer.change(editBuild(change), gesture && `build.${gesture}`)
  const isFollowing = (key: LengthKey) =>
    lock === 'volume' &&
    (key === follower || (key === 'depthTop' && follower === 'depth' && shape === 'wedge'))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Outside of the box</legend>
      <Field label="Shape">
        <Select
          value={shape}
          onChange={({ target }) =>
            set({
              ...sidesFrom(settled),
              shape:
                (Object.keys(shapeNames) as SavedBuild['shape'][]).find((one) => one === target.value) ??
                shape,
            })
          }
        >
          {Object.entries(shapeNames).map(([id, name]) => (
            <option key={id} value={id} disabled={hasDivider && id !== shape && !dividedShapes.includes(id)}>
              {name}
              {hasDivider && !dividedShapes.includes(id) ? ' (one chamber only)' : ''}
            </option>
          ))}
        </Select>
      </Field>
      <Segmented
        legend="What stays"
        name="build-lock"
        options={locks}
        value={lock}
        // The locked size is the one on the screen.
        onChange={(next) => set({ ...sidesFrom(settled), lock: next })}
      />
      {lock === 'volume' ? (
        <Field label="Auto side">
          <Select
            value={follower}
            onChange={({ target }) =>
              set({ ...sidesFrom(settled), follows: sides.find((one) => one === target.value) ?? 'depth' })
            }
          >
            {sideNames(shape).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className="text-sm text-dim">
          {hasDivider
            ? 'The net volumes of both chambers follow from its size and keep their shares.'
            : 'The net volume of the box follows from its size.'}{' '}
          A volume that you set by hand locks the volume again.
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        {measured[shape].map(([key, label, min, max]) => (
          <QuantityField
            key={key}
            field={`build.${key}`}
            label={label}
            quantity="length"
            value={settled[key]}
            min={min}
            max={max}
            disabled={isFollowing(key)}
            onChange={(value) => value !== undefined && set({ [key]: value }, key)}
            onRelease={designer.release}
          />
        ))}
      </div>
    </fieldset>
  )
}

const within = (metres: number) => Math.min(4, Math.max(0.08, metres))

/** Returns the sides on the screen, as they can be saved. */
const sidesFrom = ({ width, height, depth, depthTop }: SavedBuild) => ({
  width: within(width),
  height: within(height),
  depth: within(depth),
  depthTop: within(depthTop),
})
