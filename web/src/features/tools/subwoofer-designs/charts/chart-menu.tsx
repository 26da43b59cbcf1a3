import { Download } from 'lucide-react'
import { ownDay } from '#shared/platform/time/own-day.ts'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { driverSentence } from '#shared/tools/subwoofer-designs/driver-sentence.ts'
import { fileName, saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { chartPng } from '../files/chart-png.ts'
import { chartSvg } from '../files/chart-svg.ts'
import { chartCsv } from '../files/curves-csv.ts'
import { grid } from '../state/computed-design.ts'
import { useDesigner } from '../state/use-designer.ts'
import { type ChartId, chartKinds } from './chart-kinds.ts'
import { useZoom } from './zoom.ts'

export type ChartMenuProps = { id: ChartId }

/** A chart as a file, and on paper. */
export function ChartMenu({ id }: ChartMenuProps) {
  const designer = useDesigner()
  const zoom = useZoom()
  const system = useUnitSystem()
  const { title } = chartKinds[id]
  const named = (ending: string) => {
    const { computed, active } = designer.view()
    const what = title.toLowerCase().replace(/[^a-z]+/g, '-')
    return fileName(computed[active]?.saved.name ?? '', what, ownDay(new Date().toISOString()), ending)
  }
  /** Says why there is nothing to save, if no design can be computed. */
  const refused = () => {
    const { computed, active } = designer.view()
    const engine = computed[active]?.engine
    if (!engine || !isRefusal(engine) || computed.some((one) => !isRefusal(one.engine))) return false
    toast.error(driverSentence(engine))
    return true
  }
  const save = (make: () => void) => () => {
    if (!refused()) make()
  }
  const svg = () => chartSvg(id, { ...designer.view(), system, span: zoom.span() })
  const savePng = () =>
    void chartPng(svg()).then(
      (picture) => saveFile(named('png'), picture, 'image/png'),
      () => toast.error('Your browser did not make the picture. Save it as SVG instead.'),
    )
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`Save: ${title}`} icon={<Download className="size-5" aria-hidden="true" />} />
      }
      entries={[
        { kind: 'action', label: 'Save as PNG', onSelect: save(savePng) },
        {
          kind: 'action',
          label: 'Save as SVG',
          onSelect: save(() => saveFile(named('svg'), svg(), 'image/svg+xml')),
        },
        {
          kind: 'action',
          label: 'Save as CSV',
          onSelect: save(() =>
            saveFile(named('csv'), chartCsv(id, designer.view().computed, grid.hz), 'text/csv'),
          ),
        },
        // The menu must be gone from the page first.
        { kind: 'action', label: 'Print', onSelect: () => setTimeout(print) },
      ]}
    />
  )
}
