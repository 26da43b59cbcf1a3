import { ImagePlus, Paperclip } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveButton } from '#web/features/platform/forms/save-button.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { toast } from '../toast.ts'
import { Specimen } from './specimen.tsx'

const Vehicle = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Required')),
  enclosure: z.string().check(z.trim()),
})
type Vehicle = z.infer<typeof Vehicle> & { version: number }

const conflict = () =>
  new ApiError({
    status: 409,
    code: 'version_conflict',
    detail: 'This was changed in the meantime. Reload and try again.',
  })

/** Another person saves the vehicle before it is saved here for the first time. */
function useVehicle(onSaved: () => void = () => undefined) {
  const [stored, setStored] = useState<Vehicle>({
    name: 'Blue Tahoe',
    enclosure: 'Ported, 4.2 cubic feet',
    version: 2,
  })
  return useEditForm({
    thing: { ...stored, enclosure: 'Sealed', version: 1 },
    schemaFor: () => Vehicle,
    valuesOf: ({ name, enclosure }: Vehicle) => ({ name, enclosure }),
    send: async ({ fields, thing }) => {
      if (thing.version !== stored.version) throw conflict()
      const saved = { ...fields, version: thing.version + 1 }
      setStored(saved)
      return saved
    },
    latest: async () => stored,
    onSaved: () => {
      toast.success('Vehicle saved')
      onSaved()
    },
  })
}

function VehicleFields({ edit }: { edit: ReturnType<typeof useVehicle> }) {
  const { register, formState } = edit.form
  return (
    <>
      <Field label="Name" required error={formState.errors.name?.message}>
        <Input {...register('name')} />
      </Field>
      <Field label="Enclosure">
        <Input {...register('enclosure')} />
      </Field>
    </>
  )
}

function VehicleForm() {
  const edit = useVehicle()
  return (
    <EditForm edit={edit} failed="We couldn’t save the vehicle" asksToLeave={false}>
      <VehicleFields edit={edit} />
      <SaveButton edit={edit} className="justify-self-start">
        Save vehicle
      </SaveButton>
    </EditForm>
  )
}

function VehicleDialog({ onClose }: { onClose: () => void }) {
  const edit = useVehicle(onClose)
  return (
    <EditDialog
      edit={edit}
      title="Edit vehicle"
      failed="We couldn’t save the vehicle"
      saveLabel="Save vehicle"
      onClose={onClose}
    >
      <VehicleFields edit={edit} />
    </EditDialog>
  )
}

function VehicleButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit in a dialog</Button>
      {open && <VehicleDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Imitates an upload that takes a second. The file stays here. */
async function pretendUpload({ name, onProgress }: { name: string; onProgress: (share: number) => void }) {
  for (let step = 1; step <= 10; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    onProgress(step / 10)
  }
  toast.success('Uploaded', { description: name })
}

function Pickers() {
  return (
    <div className="grid gap-6">
      <MediaPicker
        purpose="profile-picture"
        label="Choose cover"
        icon={<ImagePlus className="size-5" aria-hidden="true" />}
        fileLabel="Cover file"
        hint="JPEG, PNG or WebP, up to 5 MB. You crop it next."
        crop={{
          title: 'Crop the cover',
          description: 'Drag the picture, or move it with the arrow keys.',
          failed: 'We couldn’t save the cover',
          round: false,
          width: 1200,
          height: 675,
        }}
        upload={pretendUpload}
      />
      <MediaPicker
        purpose="verification-document"
        label="Add files"
        icon={<Paperclip className="size-5" aria-hidden="true" />}
        fileLabel="Attached files"
        hint="PDF, JPEG, PNG or WebP, up to 5 MB each. Up to 3 files."
        several={{ room: 3, beyond: 'there is room for 3 files.' }}
        upload={pretendUpload}
      />
    </div>
  )
}

export function EditingSection() {
  return (
    <>
      <Specimen
        name="EditForm, SaveButton, EditDialog"
        use="Edits something that has a version. Someone else changed these: the first save shows what changed, keeps what you typed, and lets you save again."
      >
        {() => (
          <div className="grid gap-6">
            <VehicleForm />
            <div>
              <VehicleButton />
            </div>
          </div>
        )}
      </Specimen>
      <Specimen
        name="MediaPicker"
        use="Picks files within the limits of their purpose, crops pictures that need a shape, and uploads with progress and errors."
      >
        {() => <Pickers />}
      </Specimen>
    </>
  )
}
