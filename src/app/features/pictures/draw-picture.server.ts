import type { DrawPicture } from '../../../page-contract/picture-contract.ts'
import { placePictureView } from './place-picture.server.ts'
import { placePicture } from './place-picture.ts'
import { radarPictureView } from './radar-picture.server.ts'
import { radarPicture } from './radar-picture.ts'
import { warningPictureView } from './warning-picture.server.ts'
import { warningPicture } from './warning-picture.ts'

/** The server turns the SVG into a PNG: docs/decisions/0033-pictures-for-sharing.md. */
export const drawPicture: DrawPicture = async (picture, visit, map) => {
  switch (picture.kind) {
    case 'location': {
      const place = visit.services.findPlaces.resolve(picture.place)
      return place && placePicture(await placePictureView(place, visit))
    }
    case 'alerts': {
      const view = await warningPictureView(picture.warning, visit, map)
      return view && warningPicture(view)
    }
    case 'radar':
      return radarPicture(await radarPictureView(picture, visit, map))
  }
}
