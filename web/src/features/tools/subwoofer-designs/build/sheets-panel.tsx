import { panelName } from '#shared/tools/enclosures/panel-name.ts'
import { sheetSizes, usSheetSizes } from '#shared/tools/enclosures/sheet-stock.ts'
import { stockOf } from '#shared/tools/subwoofer-designs/build-sheets.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import type { BuildDesk } from '../files/build-desk.ts'
import { useDesigner } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { editBuild } from './edit-build.ts'
import { SheetFigure } from './sheet-figure.tsx'
import { useSheets } from './use-build-desk.ts'

export type SheetsPanelProps = {
  box: BuiltBox
  desk: BuildDesk | undefined
  selected: string | undefined
  onSelect: (id: string) => void
}

const typed = 'typed'

/** The panels on their sheets, and the settings of the saw. */
export function SheetsPanel({ box, desk, selected, onSelect }: SheetsPanelProps) {
  const { build, panels } = box
  const { sheets, hasFailed, tryAgain } = useSheets(desk, box)
  const designer = useDesigner()
  const shown = useShown()
  const stock = stockOf(build)
  const set = (change: Partial<SavedBuild>, gesture?: string) =>
    designer.change(editBuild(change), gesture && `build.${gesture}`)
  const length = (key: keyof typeof lengths) => {
    const [label, min, max] = lengths[key]
    return (
      <QuantityField
        field={`build.${key}`}
        label={label}
        quantity="length"
        value={build[key]}
        min={min}
        max={max}
        onChange={(value) => value !== undefined && set({ [key]: value }, key)}
        onRelease={designer.release}
      />
    )
  }
  const nameOf = (id: string) => {
    const panel = panels.find((one) => one.id === id)
    return panel ? panelName(panel) : id
  }
  const system = useUnitSystem()
  const offered = system === 'metric' ? sheetSizes : usSheetSizes
  const known = offered.findIndex(
    ({ width, height }) =>
      Math.abs(width - build.sheetWidth) < 1e-6 && Math.abs(height - build.sheetHeight) < 1e-6,
  )
  return (
    <Panel title="Sheets to cut">
      <div className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-3">
          <Field label="Sheet">
            <Select
              value={known === -1 ? typed : known}
              onChange={({ target }) => {
                const size = offered[Number(target.value)]
                if (size) set({ sheetWidth: size.width, sheetHeight: size.height })
              }}
            >
              {offered.map(({ width, height }, at) => (
                <option key={width} value={at}>
                  {shown.cut(width)} × {shown.cut(height)}
                </option>
              ))}
              {known === -1 && <option value={typed}>As entered</option>}
            </Select>
          </Field>
          {length('sheetWidth')}
          {length('sheetHeight')}
          {length('kerf')}
          {length('trim')}
          {length('allowance')}
          <Field label="Grain">
            <Select
              value={build.grain}
              onChange={({ target }) => set({ grain: target.value === 'fixed' ? 'fixed' : 'free' })}
            >
              <option value="free">Panels may be turned</option>
              <option value="fixed">Along the sheet</option>
            </Select>
          </Field>
        </div>
        {hasFailed && (
          <Banner tone="danger" action={<Button onClick={tryAgain}>Try again</Button>}>
            The panels could not be laid out on sheets.
          </Banner>
        )}
        {!sheets && !hasFailed && <div className="skeleton h-48" />}
        {sheets?.map(({ thickness, nested }) => (
          <section key={thickness} className="grid gap-3">
            <h3 className="font-semibold">{shown.cut(thickness)} boards</h3>
            {'code' in nested ? (
              <Banner tone="danger">{nested.message}</Banner>
            ) : (
              <>
                <Facts
                  facts={[
                    ['Sheets', String(nested.sheets.length)],
                    ['Waste', `${Math.round(100 * nested.waste)}%`],
                    ['Cuts', `${nested.cuts}, ${shown.length(nested.cutLength)} in all`],
                  ]}
                />
                {nested.sheets.map((sheet, at) => (
                  <SheetFigure
                    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its place
                    key={at}
                    label={`Sheet ${at + 1} of ${nested.sheets.length}, ${shown.length(thickness)}`}
                    sheet={sheet}
                    stock={stock}
                    length={shown.length}
                    nameOf={nameOf}
                    selected={selected}
                    onSelect={onSelect}
                  />
                ))}
              </>
            )}
          </section>
        ))}
      </div>
    </Panel>
  )
}

const lengths = {
  sheetWidth: ['Sheet width', 0.3, 6],
  sheetHeight: ['Sheet height', 0.3, 6],
  kerf: ['Kerf of the saw', 0, 0.02],
  trim: ['Trim of each edge', 0, 0.1],
  allowance: ['Allowance on each length', 0, 0.05],
} as const
