import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import EasyCrop from 'react-easy-crop'
import { Fader } from '#web/ui/fader.tsx'
import type { CropArea } from './crop-picture.ts'

export type CropperProps = {
  src: string
  round: boolean
  aspect: number
  onCrop: (area: CropArea) => void
  onBroken: () => void
}

const zooms = { min: 1, max: 4, step: 0.05 }

/** Loaded with the first picture only. Arrow keys move the picture, the fader zooms. */
export function Cropper({ src, round, aspect, onCrop, onBroken }: CropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="grid gap-3">
      <div className="display relative mx-auto aspect-square w-full max-w-[min(24rem,50dvh)] overflow-hidden">
        <EasyCrop
          image={src}
          crop={crop}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          aspect={aspect}
          objectFit="cover"
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          disableAutomaticStylesInjection
          keyboardStep={8}
          cropperProps={{
            'aria-label': 'Picture position: move it with the arrow keys',
            role: 'group',
          }}
          mediaProps={{ alt: 'Your picture, to be cropped', onError: onBroken }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onCrop(pixels)}
        />
      </div>
      <Fader
        label="Zoom"
        {...zooms}
        value={zoom}
        format={(value) => `${value.toFixed(1)}×`}
        onChange={setZoom}
      />
    </div>
  )
}
