import { Upload } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from './button-class.ts'
import { useFieldWiring } from './field-context.ts'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'>

/** Chooses a file, or takes one that is dropped on it. The browser’s own field lies unseen over the button. */
export const FileInput = (props: FileInputProps) => (
  <span className="file-input relative justify-self-start">
    <input
      {...useFieldWiring()}
      {...props}
      type="file"
      className="absolute inset-0 h-full w-full cursor-pointer"
    />
    <span aria-hidden="true" aria-disabled={props.disabled} className={buttonClass('secondary', 'md')}>
      <Upload className="size-4" />
      {props.multiple ? 'Choose files' : 'Choose a file'}
    </span>
  </span>
)
