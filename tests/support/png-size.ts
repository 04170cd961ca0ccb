/** Width and height stand in the first chunk of a PNG. */
export const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
