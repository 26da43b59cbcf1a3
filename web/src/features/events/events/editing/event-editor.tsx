// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { eventPath } from '#shared/events/events/event-path.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { RestoredBanner } from '#web/features/platform/forms/restored-banner.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { SaveButton } from '#web/features/platform/forms/save-button.tsx'
import { useDeviceDraft } from '#web/features/platform/forms/use-device-draft.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveEvent } from '../api/save-event.ts'
import { BasicsFields } from './basics-fields.tsx'
import { ClassFields } from './class-fields.tsx'
import { EventDesk } from './event-desk.tsx'
import { blankEvent, type EventDraft, eventSchema, timeFields, valuesOf } from './event-values.ts'
import { FeeFields } from './fee-fields.tsx'
import { useChangeQuestion } from './use-change-question.tsx'
import { type EditorSection, useSections } from './use-sections.tsx'
import { WaiverFields } from './waiver-fields.tsx'
import { WhenFields } from './when-fields.tsx'
import { WhereFields } from './where-fields.tsx'

/** Loaded once the event is there. */
const EventPanels = lazy(async () => ({ default: (await import('./event-panels.tsx')).EventPanels }))
const PosterField = lazy(async () => ({ default: (await import('./poster-field.tsx')).PosterField }))
const OrganizationPanel = lazy(async () => ({
  default: (await import('./organization-panel.tsx')).OrganizationPanel,
}))
const StaffPanel = lazy(async () => ({
  default: (await import('#web/features/events/event-staff/components/staff-panel.tsx')).StaffPanel,
}))

/** It brings the rules of seasons, which the rest of the editor does not need. */
const ResultsFields = lazy(async () => ({
  default: (await import('./results-fields.tsx')).ResultsFields,
}))

const sections: readonly EditorSection[] = [
  {
    title: 'Basics',
    fields: ['title', 'description', 'contactEmail', 'contactPhone', 'websiteUrl', 'isPublic'],
  },
  { title: 'When', fields: ['timeZone', ...timeFields] },
  { title: 'Where', fields: ['venueName', 'address', 'city', 'state', 'postalCode', 'country'] },
  { title: 'Entries and fees', fields: ['fees', 'payment', 'capacity', 'waitingList', 'refundSteps'] },
  { title: 'Classes', fields: ['classes'] },
  { title: 'Results', fields: ['seasons', 'rulebook', 'resultsPolicy'] },
  { title: 'Waiver and questions', fields: ['waiver', 'questions'] },
]
const move: EditorSection = { title: 'Reschedule note', fields: ['note'] }

/** The name of what is typed and not saved. Nothing is saved of an event that was cancelled or archived. */
function draftName({ id, status }: EventDraft): string | undefined {
  if (status === 'cancelled' || status === 'archived') return undefined
  return id ? `event.${id}` : 'new-event'
}

/** An event while it is written: its fields on the left, its state beside them. */
export function EventEditor({ event }: { event: OwnEvent | undefined }) {
  const id = useId()
  const navigate = useNavigate()
  const { confirm, question } = useChangeQuestion(event?.id)
  const edit = useEditForm({
    thing: (event ?? blankEvent()) as EventDraft,
    schemaFor: () => eventSchema,
    valuesOf,
    keptAs: draftName,
    useDraft: useDeviceDraft,
    confirm,
    ...useSaveEvent(event?.id),
    onSaved: (saved) => {
      toast.success(event ? 'Event saved' : 'Draft created')
      if (!event && saved.id) void navigate(`${eventPath(saved.id)}/edit`, { replace: true })
    },
  })
  const { form } = edit
  const saveByKey = (pressed: KeyboardEvent<HTMLDivElement>) => {
    if (pressed.key !== 's' || !(pressed.ctrlKey || pressed.metaKey)) return
    pressed.preventDefault()
    const element = document.getElementById(id)
    if (element instanceof HTMLFormElement) element.requestSubmit()
  }
  const isShown = event?.status === 'published'
  const { shown, nav } = useSections(form, isShown ? [...sections, move] : sections)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key that saves is pressed in any of the fields below
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]" onKeyDown={saveByKey}>
      <div className="grid min-w-0 gap-6">
        <EditForm edit={edit} id={id} failed="We couldn’t save the event">
          {nav}
          <RestoredBanner edit={edit} />
          <Section title="Basics" shown={shown}>
            <BasicsFields form={form} />
          </Section>
          <Section title="When" shown={shown}>
            <WhenFields form={form} />
          </Section>
          <Section title="Where" shown={shown}>
            <WhereFields form={form} />
          </Section>
          <Section title="Entries and fees" shown={shown}>
            <FeeFields form={form} isDraft={!event || event.status === 'draft'} />
          </Section>
          <Section title="Classes" shown={shown}>
            <ClassFields form={form} />
          </Section>
          <Section title="Results" shown={shown}>
            <Suspense fallback={<Skeleton lines={3} className="h-12" />}>
              <ResultsFields form={form} />
            </Suspense>
          </Section>
          <Section title="Waiver and questions" shown={shown}>
            <WaiverFields form={form} />
          </Section>
          {isShown && (
            <Section title={move.title} shown={shown}>
              <Field
                label="Note for people who entered"
                hint="Needed when the event moves by more than a day or to another city. At least 10 characters."
                error={form.formState.errors.note?.message}
              >
                <Textarea rows={3} maxLength={500} {...form.register('note')} />
              </Field>
            </Section>
          )}
          <SaveBar edit={edit} label={event ? 'Save event' : 'Create draft'} className="lg:hidden">
            {event ? undefined : (
              <p className="flex-1 basis-40 text-sm text-dim">A title is enough to begin.</p>
            )}
          </SaveBar>
        </EditForm>
        {question}
      </div>
      <aside
        aria-label="Publish"
        className={cx(
          'grid min-w-0 gap-6 lg:sticky lg:top-[calc(var(--header)+1rem)]',
          // Until there is a draft, a phone already shows all of this at the top.
          !event && 'max-lg:hidden',
        )}
      >
        <EventDesk
          event={event}
          dirty={edit.dirty}
          save={
            <SaveButton edit={edit} form={id}>
              {event ? 'Save event' : 'Create draft'}
            </SaveButton>
          }
          onChanged={edit.changedBeside}
        />
        {event && (
          <Suspense fallback={<Skeleton lines={4} />}>
            <EventPanels event={event} />
            <PosterField event={event} dirty={edit.dirty} onChanged={edit.changedBeside} />
            <OrganizationPanel event={event} dirty={edit.dirty} onChanged={edit.changedBeside} />
            {event.status !== 'archived' && <StaffPanel event={event} />}
          </Suspense>
        )}
      </aside>
    </div>
  )
}

type SectionProps = { title: string; shown: string | undefined; children: ReactNode }

function Section({ title, shown, children }: SectionProps) {
  return (
    <Panel title={title} data-section={title} className={cx(title !== shown && 'max-sm:hidden')}>
      <div className="grid gap-6">{children}</div>
    </Panel>
  )
}
