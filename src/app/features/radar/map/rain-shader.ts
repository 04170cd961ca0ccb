export const rainVertex = `
in vec2 a_pos;
uniform mat4 u_matrix;
out vec2 v_uv;
void main() {
  v_uv = a_pos;
  gl_Position = u_matrix * vec4(a_pos, 0.0, 1.0);
}`

/**
 * Two frames carried along the motion field towards each other and blended, then cut into the crisp steps of the ramp.
 * Frames hold steps 0 to 9, 255 where the radars do not see. A quadratic B-spline over 3 × 3 cells rounds the contours.
 */
export const rainFragment = `
in vec2 v_uv;
out vec4 o_colour;
uniform sampler2D u_from, u_to, u_motion, u_snow, u_cloudsFrom, u_cloudsTo;
uniform vec2 u_cells, u_motionScale;
uniform float u_fraction, u_minutes, u_opacity, u_cellsPerPixel, u_cloudFraction, u_hasSnow;
uniform int u_layer;
uniform vec3 u_ramp[9];
uniform vec3 u_ink, u_paper, u_cloud;

vec2 steps(sampler2D frame, vec2 p) {
  ivec2 cell = ivec2(floor(p));
  ivec2 last = ivec2(u_cells) - 1;
  vec2 t = p - vec2(cell);
  vec3 wx = vec3(0.5 * (1.0 - t.x) * (1.0 - t.x), 0.75 - (t.x - 0.5) * (t.x - 0.5), 0.5 * t.x * t.x);
  vec3 wy = vec3(0.5 * (1.0 - t.y) * (1.0 - t.y), 0.75 - (t.y - 0.5) * (t.y - 0.5), 0.5 * t.y * t.y);
  float sum = 0.0;
  float known = 0.0;
  for (int y = 0; y < 3; y++) {
    for (int x = 0; x < 3; x++) {
      float value = 255.0 * texelFetch(frame, clamp(cell + ivec2(x - 1, y - 1), ivec2(0), last), 0).r;
      float weight = wx[x] * wy[y];
      if (value < 100.0) {
        sum += weight * value;
        known += weight;
      }
    }
  }
  return vec2(sum, known);
}

void main() {
  vec2 p = v_uv * u_cells;
  vec3 colour;
  float alpha;
  if (u_layer == 1) {
    float cover = 255.0 / 20.0 * mix(texture(u_cloudsFrom, v_uv).r, texture(u_cloudsTo, v_uv).r, u_cloudFraction);
    colour = u_cloud;
    alpha = 0.92 * smoothstep(0.1, 1.0, cover);
  } else {
    vec2 motion = texture(u_motion, v_uv * u_motionScale).rg * u_minutes;
    vec2 from = steps(u_from, p - motion * u_fraction);
    vec2 to = steps(u_to, p + motion * (1.0 - u_fraction));
    vec2 both = mix(from, to, u_fraction);
    float value = both.y > 0.01 ? both.x / both.y : 0.0;
    float blur = max(fwidth(value), 0.0001);
    float spacing = exp2(ceil(log2(7.0 * u_cellsPerPixel)));
    float snow = u_hasSnow * smoothstep(0.4, 0.6, texture(u_snow, v_uv).r * 255.0);
    float level = floor(value + 0.5);
    float above = fract(value + 0.5) / blur;
    int index = int(clamp(level, 1.0, 9.0)) - 1;
    colour = mix(u_ramp[max(index - 1, 0)], u_ramp[index], clamp(above, 0.0, 1.0));
    alpha = clamp((value - 0.5) / blur + 0.5, 0.0, 1.0);
    // An isoline of 12 % ink along the lower bound of each step.
    colour = mix(colour, u_ink, 0.12 * (1.0 - smoothstep(0.5, 1.5, above)));
    if (u_layer == 3) alpha *= mix(0.16, 1.0, clamp((value - 5.5) / blur + 0.5, 0.0, 1.0));
    if (u_layer == 2) alpha *= snow;
    // Snow is the same ramp with a dot pattern.
    float dotDistance = length(fract(p / spacing) - 0.5) * spacing / u_cellsPerPixel;
    colour = mix(colour, u_paper, 0.85 * snow * (1.0 - smoothstep(0.9, 1.7, dotDistance)));
    // Nobody knows: hatched, neither dry nor wet.
    float stripe = abs(fract((p.x + p.y) / spacing) - 0.5) * spacing / u_cellsPerPixel;
    float hatch = 0.22 * (1.0 - smoothstep(0.3, 1.1, stripe)) * (1.0 - smoothstep(0.3, 0.7, both.y));
    colour = mix(colour, u_ink, both.y < 0.5 ? 1.0 : 0.0);
    alpha = both.y < 0.5 ? hatch : alpha;
  }
  alpha *= u_opacity;
  o_colour = vec4(colour * alpha, alpha);
}`
