import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Fader } from '#web/ui/fader.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { BoxScene } from '../solids/box-scene.ts'
import { type SceneView, shownDimensions, type ViewSide, viewSides } from '../solids/scene-view.ts'

export type SceneControlsProps = {
  scene: BoxScene | undefined
  view: SceneView
  onChange: (change: Partial<SceneView>) => void
}

const sideNames: Record<ViewSide, string> = {
  front: 'Front',
  back: 'Back',
  left: 'Left',
  right: 'Right',
  top: 'Top',
  bottom: 'Bottom',
}
const projections = [
  { id: 'perspective', label: 'Perspective' },
  { id: 'orthographic', label: 'Orthographic' },
] as const
const dimensionNames: Record<SceneView['dimensions'], string> = {
  none: 'None',
  external: 'External',
  internal: 'Internal',
  both: 'Both',
}
const cuts = [
  ['width', 'Section X'],
  ['depth', 'Section Y'],
  ['height', 'Section Z'],
] as const

const eighth = Math.PI / 8
const percent = (share: number) => `${Math.round(share * 100)}%`

/** All controls for the view of the box, which also work without a pointer. */
export function SceneControls({ scene, view, onChange }: SceneControlsProps) {
  const turns = [
    { label: 'Turn left', icon: <ArrowLeft aria-hidden="true" />, by: [-eighth, 0] },
    { label: 'Turn right', icon: <ArrowRight aria-hidden="true" />, by: [eighth, 0] },
    { label: 'Look from higher', icon: <ArrowUp aria-hidden="true" />, by: [0, eighth] },
    { label: 'Look from lower', icon: <ArrowDown aria-hidden="true" />, by: [0, -eighth] },
  ] as const
  return (
    <div className="grid min-w-0 gap-1">
      {/* On a phone it is one line that scrolls sideways. */}
      <fieldset className="flex min-w-0 items-center gap-1 overflow-x-auto py-1 sm:flex-wrap">
        <legend className="sr-only">View</legend>
        {viewSides.map((side) => (
          <Button key={side} size="sm" className="shrink-0" onClick={() => scene?.lookFrom(side)}>
            {sideNames[side]}
          </Button>
        ))}
        {turns.map(({ label, icon, by }) => (
          <IconButton key={label} label={label} icon={icon} onClick={() => scene?.turn(by[0], by[1])} />
        ))}
        <IconButton label="Zoom in" icon={<ZoomIn aria-hidden="true" />} onClick={() => scene?.zoom(1.25)} />
        <IconButton
          label="Zoom out"
          icon={<ZoomOut aria-hidden="true" />}
          onClick={() => scene?.zoom(1 / 1.25)}
        />
      </fieldset>
      <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-4">
        {cuts.map(([axis, label]) => (
          <Fader
            key={axis}
            label={label}
            value={view.cut[axis]}
            min={0}
            max={0.95}
            step={0.01}
            format={percent}
            onChange={(share) => onChange({ cut: { ...view.cut, [axis]: share } })}
          />
        ))}
        <Fader
          label="Exploded"
          value={view.exploded}
          min={0}
          max={1}
          step={0.01}
          format={percent}
          onChange={(exploded) => onChange({ exploded })}
        />
      </div>
      <details>
        <summary className="link py-1 text-sm">More view options</summary>
        <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Field label="Dimensions">
            <Select
              value={view.dimensions}
              onChange={({ target }) =>
                onChange({ dimensions: shownDimensions.find((one) => one === target.value) ?? 'none' })
              }
            >
              {shownDimensions.map((one) => (
                <option key={one} value={one}>
                  {dimensionNames[one]}
                </option>
              ))}
            </Select>
          </Field>
          <div className="self-end">
            <Segmented
              legend="Projection"
              name="projection"
              options={projections}
              value={view.projection}
              onChange={(projection) => onChange({ projection })}
            />
          </div>
          <Switch
            label="X-ray"
            checked={view.xray}
            onChange={({ target }) => onChange({ xray: target.checked })}
          />
          <Switch
            label="Midsize trunk for scale"
            checked={view.trunk}
            onChange={({ target }) => onChange({ trunk: target.checked })}
          />
        </div>
      </details>
    </div>
  )
}
