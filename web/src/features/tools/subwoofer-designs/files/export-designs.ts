import { ownDay } from '#shared/platform/time/own-day.ts'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { nameParts } from '#shared/tools/drivers/name-parts.ts'
import { driverSentence } from '#shared/tools/subwoofer-designs/driver-sentence.ts'
import { proPartsOfDesigns } from '#shared/tools/subwoofer-designs/pro-parts-of-designs.ts'
import { writeWdr } from '#shared/tools/winisd/write-wdr.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { bodyFragment } from '#web/features/tools/tool-projects/files/body-link.ts'
import { fileName, saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { seatOf } from '#web/features/tools/tool-projects/state/project-on-screen.ts'
import { lockedPart } from '#web/features/tools/tool-projects/state/work-as-saved.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { toast } from '#web/ui/toast.ts'
import { designerTool } from '../designer-tool.ts'
import { grid } from '../state/computed-design.ts'
import type { Designer } from '../state/designer.ts'
import { curvesCsv } from './curves-csv.ts'
import { designsFile } from './designs-file.ts'

const today = () => ownDay(new Date().toISOString())

const activeOf = ({ view }: Designer) => view().computed[view().active]

const named = (designer: Designer, what: string, ending: string) =>
  fileName(activeOf(designer)?.saved.name ?? '', what, today(), ending)

/** Saves the work as a project with the name of its design. Where one is open, it shows how that is saved. */
export async function saveProject(designer: Designer): Promise<void> {
  const seat = seatOf(designerTool.kind)
  if (!seat || seat.project()) {
    document.querySelector('[data-projects]')?.scrollIntoView()
    return
  }
  const name = activeOf(designer)?.saved.name ?? 'Design'
  await seat.keepAs(name).then(() => toast.success(`${name} is saved as a project.`), toastFailure)
}

/** Copies a link that opens the designs as they are now. */
export function copyLink(designer: Designer): void {
  const fragment = bodyFragment(designer.view().body)
  if (fragment)
    void copyText(`${location.origin}/subwoofer-designer${fragment}`, {
      done: 'The link is copied. It opens these designs as they are now.',
      failed: 'Your browser did not allow copying. Save the designs as a file.',
    })
  else if (seatOf(designerTool.kind)?.project()?.sharedAt)
    toast.error('These designs do not fit into a link. Use the one to your project, or make a new one.')
  else void shareInstead(designer)
}

/** Designs that do not fit into a link are shared as a project. */
async function shareInstead(designer: Designer): Promise<void> {
  try {
    const shared = await seatOf(designerTool.kind)?.share(activeOf(designer)?.saved.name ?? 'Designs')
    if (!shared) return
    void copyText(shared.url, {
      done: `The link is copied. These designs are too long for one of their own, so it opens your project ${shared.name} as it is saved.`,
      failed: `Your browser did not allow copying. The link is ${shared.url}`,
    })
  } catch (error) {
    toastFailure(error)
  }
}

export function saveDesigns(designer: Designer): void {
  const { body } = designer.view()
  const name = body.designs.map((design) => design.name).join(', ')
  saveFile(named(designer, 'designs', 'json'), designsFile(name.slice(0, 80), body), 'application/json')
}

/** Saves the driver of the active design as a file of WinISD. */
export function saveDriver(designer: Designer): void {
  const driver = activeOf(designer)?.saved.driver
  if (!driver) return
  const { values, valuesFor, coils } = driver
  const file = writeWdr({ ...brandAndModel(driver.name), values, valuesFor, coils }, today())
  if (file) saveFile(fileName(driver.name, 'driver', today(), 'wdr'), file, 'text/plain')
  else sayProblem(designer)
}

/** Saves every curve of every design, as far as the membership opens them. */
export function saveCurves(designer: Designer, isPro: boolean | undefined): void {
  const { body, computed } = designer.view()
  const locked = isPro === false ? lockedPart(designerTool.kind, body, proPartsOfDesigns) : undefined
  if (locked) toast.error(locked.message)
  else if (computed.every(({ engine }) => isRefusal(engine))) sayProblem(designer)
  else saveFile(named(designer, 'curves', 'csv'), curvesCsv(computed, grid.hz), 'text/csv')
}

/** Says why the active design has no curves and no driver file. */
function sayProblem(designer: Designer): void {
  const engine = activeOf(designer)?.engine
  if (engine && isRefusal(engine)) toast.error(driverSentence(engine))
}

/** Brand and model of a name; where none of its words looks like a model, the brand is the first. */
function brandAndModel(name: string): { brand: string; model: string } {
  const parts = nameParts(name)
  if (parts.brand) return parts
  const [brand = '', ...model] = name.trim().split(' ')
  return model.length > 0 ? { brand, model: model.join(' ') } : { brand: 'Unnamed', model: brand }
}
