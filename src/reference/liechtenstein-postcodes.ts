/**
 * Of Liechtenstein's eleven municipalities, by GeoNames' name (Liechtensteinische Post; Swiss Post's list leaves them out).
 * Nendeln belongs to Eschen and Schaanwald to Mauren.
 */
export const liechtensteinPostcodes: Readonly<Record<string, readonly string[]>> = {
  Balzers: ['9496'],
  Eschen: ['9485', '9492'],
  Gamprin: ['9487'],
  Mauren: ['9486', '9493'],
  Planken: ['9498'],
  Ruggell: ['9491'],
  Schaan: ['9494'],
  Schellenberg: ['9488'],
  Triesen: ['9495'],
  Triesenberg: ['9497'],
  Vaduz: ['9490'],
}
