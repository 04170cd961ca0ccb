import type { DrawPreview } from '../../../page-contract/preview-contract.ts'
import { displayPictureView } from './display-picture.server.ts'
import { displayPicture } from './display-picture.ts'
import { placePreviewView } from './place-preview.server.ts'
import { placePreview } from './place-preview.ts'
import { radarPreviewView } from './radar-preview.server.ts'
import { radarPreview } from './radar-preview.ts'
import { warningPreviewView } from './warning-preview.server.ts'
import { warningPreview } from './warning-preview.ts'

/** The server turns the SVG into a PNG: docs/decisions/0033-pictures-for-sharing.md. */
export const drawPreview: DrawPreview = async (preview, visit, map) => {
  const site = visit.site.identity
  switch (preview.kind) {
    case 'location': {
      const place = visit.services.findPlaces.resolve(preview.place)
      return place && placePreview(await placePreviewView(place, visit), site)
    }
    case 'display': {
      const place = visit.services.findPlaces.resolve(preview.place)
      return place && displayPicture(await displayPictureView(place, visit), preview, site)
    }
    case 'alerts': {
      const view = await warningPreviewView(preview.warning, visit, map)
      return view && warningPreview(view, site)
    }
    case 'radar':
      return radarPreview(await radarPreviewView(preview, visit, map), site)
  }
}
