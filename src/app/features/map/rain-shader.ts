export const smoothVertex = `
in vec2 a_pos;
out vec2 v_uv;
void main() {
  v_uv = a_pos;
  gl_Position = vec4(a_pos * 2.0 - 1.0, 0.0, 1.0);
}`

/**
 * Once per picture: steps (0 to 9, 255 where the radars do not see) become a smooth field, so that contours are round
 * and every drawn frame costs two reads a pixel. Red is the step times how much is known, green how much is known.
 */
export const smoothFragment = `
in vec2 v_uv;
out vec4 o_field;
uniform sampler2D u_picture;
void main() {
  ivec2 size = textureSize(u_picture, 0);
  ivec2 cell = ivec2(v_uv * vec2(size));
  float sum = 0.0;
  float known = 0.0;
  for (int y = -1; y <= 1; y++) {
    for (int x = -1; x <= 1; x++) {
      float value = 255.0 * texelFetch(u_picture, clamp(cell + ivec2(x, y), ivec2(0), size - 1), 0).r;
      float weight = (x == 0 ? 0.75 : 0.125) * (y == 0 ? 0.75 : 0.125);
      if (value < 100.0) {
        sum += weight * value;
        known += weight;
      }
    }
  }
  o_field = vec4(sum / 10.0, known, 0.0, 1.0);
}`

export const rainVertex = `
in vec2 a_pos;
uniform mat4 u_matrix;
out vec2 v_uv;
void main() {
  v_uv = a_pos;
  gl_Position = u_matrix * vec4(a_pos, 0.0, 1.0);
}`

/** Two fields carried along the motion towards each other and blended, then cut into the crisp steps of the ramp. */
export const rainFragment = `
in vec2 v_uv;
out vec4 o_colour;
uniform sampler2D u_from, u_to, u_motion, u_snow, u_cloudsFrom, u_cloudsTo;
uniform vec2 u_cells, u_motionScale;
uniform float u_isOuter;
uniform vec4 u_inner;
uniform float u_fraction, u_minutes, u_opacity, u_cellsPerPixel, u_cloudFraction, u_hasSnow;
uniform int u_layer;
uniform vec3 u_ramp[9];
uniform vec3 u_ink, u_paper, u_cloud, u_clear;

void main() {
  if (u_layer == 1) {
    float cover = 255.0 / 20.0 * mix(texture(u_cloudsFrom, v_uv).r, texture(u_cloudsTo, v_uv).r, u_cloudFraction);
    // Not seen by the satellite.
    if (cover > 1.05) discard;
    // As from above: white over a ground a little darker than the map's.
    vec4 clear = vec4(u_clear, 1.0) * 0.5;
    vec4 cloud = vec4(u_cloud, 1.0) * 0.85;
    o_colour = u_opacity * mix(clear, cloud, smoothstep(0.1, 1.0, cover));
    return;
  }
  if (u_isOuter > 0.5) {
    // Beyond the frame of our radars: coarse cells, half grey, no lines. What is not seen has no colour at all.
    vec2 line = 1.5 * u_cellsPerPixel / u_cells;
    if (all(greaterThan(v_uv, u_inner.xy)) && all(lessThan(v_uv, u_inner.zw))) discard;
    vec2 around = max(u_inner.xy - v_uv, v_uv - u_inner.zw);
    bool isEdge = max(around.x, around.y) < 0.0 || all(lessThan(around, line));
    vec2 cell = (floor(v_uv * u_cells) + 0.5) / u_cells;
    vec2 seen = texture(u_from, cell).rg;
    float step = seen.g > 0.5 ? 10.0 * seen.r / seen.g : 0.0;
    float dotted = mod(gl_FragCoord.x + gl_FragCoord.y, 6.0) < 3.0 ? 0.6 : 0.0;
    if (isEdge) {
      o_colour = vec4(u_ink, 1.0) * dotted * u_opacity;
      return;
    }
    if (step < 0.5) discard;
    vec3 grey = mix(u_paper, u_ink, 0.22);
    o_colour = vec4(mix(u_ramp[int(clamp(floor(step + 0.5), 1.0, 9.0)) - 1], grey, 0.4), 1.0) * 0.625 * u_opacity;
    return;
  }
  vec2 shift = texture(u_motion, v_uv * u_motionScale).rg * u_minutes / u_cells;
  vec2 field = mix(
    texture(u_from, v_uv - shift * u_fraction).rg,
    texture(u_to, v_uv + shift * (1.0 - u_fraction)).rg,
    u_fraction
  );
  float value = field.g > 0.01 ? 10.0 * field.r / field.g : 0.0;
  float blur = max(fwidth(value), 0.0001);
  vec2 p = v_uv * u_cells;
  float spacing = exp2(ceil(log2(7.0 * u_cellsPerPixel)));
  if (field.g < 0.5) {
    // Nobody knows: hatched, neither dry nor wet.
    float stripe = abs(fract((p.x + p.y) / spacing) - 0.5) * spacing / u_cellsPerPixel;
    float hatch = u_opacity * 0.25 * (1.0 - smoothstep(0.3, 1.1, stripe));
    o_colour = vec4(u_ink * hatch, hatch);
    return;
  }
  float alpha = clamp((value - 0.5) / blur + 0.5, 0.0, 1.0);
  if (alpha == 0.0) discard;
  float level = floor(value + 0.5);
  float above = fract(value + 0.5) / blur;
  int index = int(clamp(level, 1.0, 9.0)) - 1;
  vec3 colour = mix(u_ramp[max(index - 1, 0)], u_ramp[index], clamp(above, 0.0, 1.0));
  // An isoline of 12 % ink along the lower bound of each step.
  colour = mix(colour, u_ink, 0.12 * (1.0 - smoothstep(0.5, 1.5, above)));
  float snow = u_hasSnow > 0.5 ? smoothstep(0.4, 0.6, texture(u_snow, v_uv).r * 255.0) : 0.0;
  if (u_layer == 3) alpha *= mix(0.16, 1.0, clamp((value - 5.5) / blur + 0.5, 0.0, 1.0));
  if (u_layer == 2) alpha *= snow;
  if (snow > 0.0) {
    // Snow is the same ramp with a dot pattern.
    float distance = length(fract(p / spacing) - 0.5) * spacing / u_cellsPerPixel;
    colour = mix(colour, u_paper, 0.85 * snow * (1.0 - smoothstep(0.9, 1.7, distance)));
  }
  alpha *= u_opacity;
  o_colour = vec4(colour * alpha, alpha);
}`
