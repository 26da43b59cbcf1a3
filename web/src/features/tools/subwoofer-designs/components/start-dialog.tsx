import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { defaultsIn } from '#shared/tools/pro-tools/design-defaults.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { designForDriver } from '#shared/tools/subwoofer-designs/design-for-driver.ts'
import { driverOfSheet } from '#shared/tools/subwoofer-designs/driver-of-sheet.ts'
import { newDesigns } from '#shared/tools/subwoofer-designs/new-designs.ts'
import { newTemplates } from '#shared/tools/subwoofer-designs/new-templates.ts'
import type { SavedDesign, SavedDriver } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { readWdr } from '#shared/tools/winisd/read-wdr.ts'
import { type AskedFigure, driversOfFiles } from '#web/features/tools/drivers/components/drivers-of-files.ts'
import { FigureQuestion } from '#web/features/tools/drivers/components/figure-question.tsx'
import { toolSettingsQuery } from '#web/features/tools/pro-tools/api/tool-settings-query.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { makeRoomForDesign } from '../state/make-room-for-design.ts'
import { useDesigner } from '../state/use-designer.ts'
import type { ChosenDriver } from './driver-panel.tsx'
import { DriverSearch } from './driver-search.tsx'

export type StartDialogProps = {
  onClose: () => void
  /** Moves to the fields of a data sheet. */
  onEnter: () => void
}

type Question = { asked: AskedFigure; answer: (value: number | undefined) => void }

/** Offers starting points for a design. The choice replaces the active design, and can be undone. */
export function StartDialog({ onClose, onEnter }: StartDialogProps) {
  const designer = useDesigner()
  const { data: settings = initialSettings } = useQuery(toolSettingsQuery)
  const defaults = defaultsIn(useUnitSystem(), settings.design)
  const [problem, setProblem] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const begin = async (design: SavedDesign, name: string) => {
    onClose()
    const closed = await makeRoomForDesign(designer, () => design)
    designer.change(() => design)
    toast.success(
      closed
        ? `${name} is open, and ${closed} is closed.`
        : `${name} is open. Undo brings back what was here.`,
    )
  }
  const beginWith = (driver: ChosenDriver, coils?: SavedDriver['coils']) => {
    const [fresh] = newDesigns(defaults).designs
    if (!fresh) return
    const sheet = { ...driverOfSheet(driver), ...(coils && { coils }) }
    const { name } = designer.view().body.designs[designer.view().active] ?? fresh
    void begin({ ...designForDriver(fresh, { ...fresh.driver, ...sheet }), name }, sheet.name)
  }
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    const [found] = await driversOfFiles(
      files.slice(0, 1),
      readWdr,
      (asked) => new Promise((answer) => setQuestion({ asked, answer })),
    )
    setQuestion(undefined)
    if (!found) return
    if ('problem' in found) return setProblem(found.problem)
    beginWith(found.driver, found.coils)
    if (found.notes.length > 0) toast.warning(found.notes.join(' '))
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Start a design"
      description="It replaces the design that you are working on. Undo brings that back."
    >
      <div className="grid gap-8">
        <section aria-labelledby="start-templates">
          <h3 id="start-templates" className="font-semibold">
            A finished box
          </h3>
          <ul className="mt-2 grid gap-1 sm:grid-cols-2">
            {newTemplates(settings.templates, defaults).map(({ id, name, hint, design }) => (
              <li key={id}>
                <button
                  type="button"
                  className="menu-item h-full w-full text-left"
                  onClick={() => void begin(design, name)}
                >
                  <span className="grow wrap-anywhere">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm text-dim">{hint}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="start-driver">
          <h3 id="start-driver" className="mb-3 font-semibold">
            A driver, in the box that it asks for
          </h3>
          <DriverSearch onChoose={beginWith} />
        </section>
        <section aria-labelledby="start-file" className="grid gap-3">
          <h3 id="start-file" className="font-semibold">
            A data sheet
          </h3>
          <Field label="WinISD file (.wdr)" {...(problem && { error: problem })}>
            <FileInput accept=".wdr" onChange={(event) => void read(event)} />
          </Field>
          <Button className="justify-self-start" onClick={onEnter}>
            Enter the values
          </Button>
        </section>
      </div>
      {question && (
        <FigureQuestion
          asked={question.asked}
          onAnswer={question.answer}
          onClose={() => question.answer(undefined)}
        />
      )}
    </Dialog>
  )
}
