import { ImagePlus } from 'lucide-react'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangePoster } from '../api/save-event.ts'
import type { EventDraft } from './event-values.ts'

type PosterFieldProps = { event: OwnEvent; dirty: boolean; onChanged: (event: EventDraft) => void }

const limits = uploadPurposes['event-poster']

/** The poster is saved immediately, apart from the form. */
export function PosterField({ event, dirty, onChanged }: PosterFieldProps) {
  const poster = useChangePoster()
  if (event.status === 'cancelled' || event.status === 'archived') return null
  const remove = () =>
    poster.mutate(
      { event },
      {
        onSuccess: (changed) => {
          onChanged(changed)
          toast.success('Poster removed')
        },
        onError: toastFailure,
      },
    )
  return (
    <Panel title="Poster">
      <div className="grid gap-4">
        {event.poster && (
          <img
            src={event.poster.url}
            width={event.poster.width}
            height={event.poster.height}
            alt="Poster"
            className="h-auto w-full rounded-sm border border-line"
          />
        )}
        {dirty ? (
          <p className="text-sm text-dim">Save the event before you change its poster.</p>
        ) : (
          <MediaPicker
            purpose="event-poster"
            label={event.poster ? 'Change poster' : 'Choose poster'}
            icon={<ImagePlus className="size-5" aria-hidden="true" />}
            fileLabel="Poster file"
            hint={`JPEG, PNG or WebP, up to ${megabytes(limits.maxBytes)}. You crop it next.`}
            crop={{
              title: 'Crop the poster',
              description: 'Drag the picture, or move it with the arrow keys.',
              failed: 'We couldn’t save the poster',
              round: false,
              width: 1600,
              height: 900,
            }}
            upload={async ({ file, onProgress }) => {
              onChanged(await poster.mutateAsync({ event, file, onProgress }))
              toast.success('Poster updated')
            }}
          />
        )}
        {event.poster && !dirty && (
          <Button size="sm" className="justify-self-start" busy={poster.isPending} onClick={remove}>
            Remove poster
          </Button>
        )}
      </div>
    </Panel>
  )
}
