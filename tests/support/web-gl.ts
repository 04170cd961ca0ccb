/** Chromium draws WebGL without a graphics card when it is asked to: for tests of the moving maps. */
export const withWebGl = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
}
