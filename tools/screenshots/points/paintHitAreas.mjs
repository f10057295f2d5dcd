/** Frames what answers to a finger around each control in sight; runs in the page. */
export function paintHitAreas() {
  const FINGER = 44;
  const CONTROLS = 'button, a[href], input, [role="button"], [role="tab"], [role="switch"], [role="checkbox"]';
  const frames = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    const label = control.labels?.[0];
    const shown = control.matches('.sr-only') && label ? label : control;
    const box = shown.getBoundingClientRect();
    if (!control.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || control.matches('[data-testid="book-row"]')) continue;
    const own = [control, ...(control.labels ?? [])];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const answers = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && own.some((one) => one.contains(hit)) && (hit === control || !hit.matches(CONTROLS));
    };
    if (!answers(0, 0)) continue;
    const reach = (dx, dy) => {
      let far = 0;
      while (far < innerWidth && answers(dx * (far + 0.5), dy * (far + 0.5))) far += 0.5;
      return far;
    };
    const [left, right, up, down] = [reach(-1, 0), reach(1, 0), reach(0, -1), reach(0, 1)];
    // A field stands in a box of its own, which has a line round it.
    const least = FINGER - (control.matches('input') ? 2 : 0.5);
    frames.push({ least, x: x - left, y: y - up, width: left + right, height: up + down });
  }
  for (const { least, x, y, width, height } of frames) {
    const frame = document.createElement('div');
    const isSmall = width < least || height < least;
    Object.assign(frame.style, {
      position: 'fixed',
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
      outline: `2px solid ${isSmall ? 'red' : 'limegreen'}`,
      outlineOffset: '-2px',
      zIndex: '9999',
      pointerEvents: 'none',
    });
    document.body.append(frame);
  }
}
