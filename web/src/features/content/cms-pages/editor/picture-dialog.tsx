import type { Editor } from '@tiptap/core'
import { ImagePlus } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { pictureWidths } from '#shared/platform/pictures/picture-widths.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { useAddPagePicture } from '../api/page-commands.ts'

type Picture = { src: string; width?: number | null; height?: number | null }

type PictureDialogProps = { editor: Editor; onClose: () => void }

const readsAlt = 'Describe the picture for people who cannot see it'

/** Puts a picture into the text, or changes the words of the one that is selected. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const id = useId()
  const add = useAddPagePicture()
  const present = editor.isActive('image') ? editor.getAttributes('image') : undefined
  const [picture, setPicture] = useState<Picture | undefined>(present as Picture | undefined)
  const [alt, setAlt] = useState<string>(present?.alt ?? '')
  const [caption, setCaption] = useState('')
  const [missing, setMissing] = useState<{ picture?: string; alt?: string }>({})
  const close = () => {
    onClose()
    setTimeout(() => editor.commands.focus())
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const words = alt.trim()
    if (!picture || words === '') {
      setMissing({
        ...(!picture && { picture: 'Choose a picture first.' }),
        ...(words === '' && { alt: 'Required' }),
      })
      return
    }
    const image = { type: 'image', attrs: { ...picture, alt: words } }
    const below = caption.trim()
    if (present)
      editor
        .chain()
        .updateAttributes('image', { ...picture, alt: words })
        .run()
    else
      editor
        .chain()
        .insertContent([
          below
            ? {
                type: 'figure',
                content: [image, { type: 'figcaption', content: [{ type: 'text', text: below }] }],
              }
            : image,
          { type: 'paragraph' },
        ])
        .run()
    close()
  }
  return (
    <Dialog
      open
      title={present ? 'Change picture' : 'Add picture'}
      onClose={close}
      dismissible={!add.isPending}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={id} variant="primary">
            {present ? 'Change picture' : 'Add picture'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="grid gap-6">
        <div className="grid gap-3">
          {picture && (
            <img
              src={picture.src}
              alt=""
              className="max-h-64 justify-self-start rounded-md border border-line object-contain"
            />
          )}
          <MediaPicker
            purpose="page-picture"
            label={picture ? 'Choose another picture' : 'Choose picture'}
            icon={<ImagePlus className="size-4" aria-hidden="true" />}
            fileLabel="Picture file"
            hint="JPEG, PNG or WebP. Large pictures are made smaller."
            scale={pictureWidths[0]}
            upload={({ file, onProgress }) =>
              add.mutateAsync({ file, onProgress }).then((added) => {
                setPicture(added)
                setMissing({})
              })
            }
          />
          <FieldError>{missing.picture}</FieldError>
        </div>
        <Field label="Alternative text" required hint={readsAlt} error={missing.alt}>
          <Input
            maxLength={300}
            value={alt}
            onChange={({ target }) => {
              setAlt(target.value)
              setMissing({})
            }}
          />
        </Field>
        {!present && (
          <Field label="Caption" hint="Optional. Shown below the picture.">
            <Input maxLength={200} value={caption} onChange={({ target }) => setCaption(target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
