import { ownDay } from '#shared/platform/time/own-day.ts'
import { bodyFragment } from '#web/features/tools/tool-projects/files/body-link.ts'
import { projectFile } from '#web/features/tools/tool-projects/files/project-file.ts'
import { fileName, saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { toast } from '#web/ui/toast.ts'
import type { Calculator } from '../state/calculator.ts'

/** Copies a link that holds the study. */
export function copyLink(calculator: Calculator): void {
  const fragment = bodyFragment(calculator.view().body)
  if (!fragment)
    return void toast.error('This study does not fit into a link. Save it as a project and share that.')
  void copyText(`${location.origin}/spl-calculator${fragment}`, {
    done: 'The link is copied. It opens this study as it is now.',
    failed: 'Your browser did not allow copying. Save the study as a project and share that.',
  })
}

/** Saves the study as a file. */
export function saveStudy(calculator: Calculator): void {
  const { body } = calculator.view()
  const name = body.systems.map((system) => system.name).join(', ')
  saveFile(
    fileName(name, 'study', ownDay(new Date().toISOString()), 'json'),
    projectFile('spl', name, body),
    'application/json',
  )
}
