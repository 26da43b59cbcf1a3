import type * as z from 'zod/mini'
import { ownDay } from '#shared/platform/time/own-day.ts'
import type { SavedProject } from '#shared/tools/tool-projects/tool-project.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { projectFile } from '../files/project-file.ts'
import { fileName, saveFile } from '../files/save-file.ts'
import { unreadSentence } from '../state/unread-sentence.ts'

/** A saved project that its tool cannot open. */
export type UnreadWork = { project: SavedProject; error: z.core.$ZodError }

export type UnreadProjectProps = { unread: UnreadWork }

/** Says what is wrong with a project, and gives it out as it is saved. It can be deleted in the list. */
export function UnreadProject({ unread: { project, error } }: UnreadProjectProps) {
  const { kind, name, data } = project
  const save = () =>
    saveFile(
      fileName(name, 'project', ownDay(new Date().toISOString()), 'json'),
      projectFile(kind, name, data),
      'application/json',
    )
  return (
    <Banner tone="danger" action={<Button onClick={save}>Save it as a file (JSON)</Button>}>
      {unreadSentence(name, error, data)} It stays saved as it is. You can delete it below.
    </Banner>
  )
}
