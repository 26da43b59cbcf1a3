import { ownDay } from '#shared/platform/time/own-day.ts'
import { bodyFragment } from '#web/features/tools/tool-projects/files/body-link.ts'
import { projectFile } from '#web/features/tools/tool-projects/files/project-file.ts'
import { fileName, saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { toast } from '#web/ui/toast.ts'
import type { SystemDesk } from '../state/system-desk.ts'
import { listCsv } from './list-csv.ts'

const today = () => ownDay(new Date().toISOString())

/** Copies a link that holds the system. */
export function copyLink(desk: SystemDesk): void {
  const fragment = bodyFragment(desk.view().body)
  if (!fragment)
    return void toast.error('This system does not fit into a link. Save it as a project and share that.')
  void copyText(`${location.origin}/audio-system-designer${fragment}`, {
    done: 'The link is copied. It opens this system as it is now.',
    failed: 'Your browser did not allow copying. Save the system as a project and share that.',
  })
}

/** Saves the parts and their prices as a table. */
export function saveList(desk: SystemDesk): void {
  const { body } = desk.view()
  saveFile(fileName(body.vehicle.name, 'parts', today(), 'csv'), listCsv(body), 'text/csv')
}

/** Saves the system as a file. */
export function saveSystem(desk: SystemDesk): void {
  const { body } = desk.view()
  const { name } = body.vehicle
  saveFile(fileName(name, 'system', today(), 'json'), projectFile('system', name, body), 'application/json')
}
