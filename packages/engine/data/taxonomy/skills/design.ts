/** Design, film, sound and photography. Format: see `format.ts`. */
export const DESIGN = `
[hard]
Prototyping | ~ prototypes
Human-computer interaction | HCI=
Video production | videography
UX/UI design | UI/UX design, UX/UI, UI/UX | < User experience design, User interface design
Graphic design | > print design, layout design
User experience design | UX=, UX design | ~ user experience
User interface design | UI=, UI design | ~ user interface = user interfaces, interface design
User research | < User experience design | > usability testing = usability studies, user interviews
Wireframing | ~ wireframes
Interaction design
Design systems | design system
Typography
Illustration | > digital illustration
Photography | > product photography
Video editing | ~ post-production
Animation | > motion graphics, 2D animation, 3D animation
Interior design | > space planning
Fashion design | > pattern making
Audio production | > sound design, audio editing
[tool]
Adobe Creative Suite | Adobe Creative Cloud, Creative Suite, Creative Cloud, Adobe CC
Adobe Photoshop | Photoshop
Adobe Illustrator | Illustrator* | < Graphic design | ? photoshop, indesign, adobe, vector
Adobe InDesign | InDesign | < Graphic design
Adobe Premiere Pro | Premiere Pro, Adobe Premiere | < Video editing
Final Cut Pro | < Video editing
DaVinci Resolve | < Video editing
After Effects | Adobe After Effects | < Animation
Adobe Lightroom | Lightroom | < Photography
Adobe XD | < Wireframing
Figma | < User interface design
Sketch* | < User interface design | ? figma, adobe, invision, design, ui
InVision | < Wireframing
Axure | < Wireframing
Balsamiq | < Wireframing
Canva | < Graphic design
Blender* | < 3D modeling | ? 3d, animation, modeling, autodesk, rendering
Maya* | < 3D modeling | ? 3d, animation, modeling, autodesk, rendering
Cinema 4D | < 3D modeling | ? 3d, animation, modeling, autodesk, rendering
3ds Max | < 3D modeling | ? 3d, animation, modeling, autodesk, rendering
Miro* | ? figma, collaboration, boards, whiteboard
Mural* | ? figma, collaboration, boards, whiteboard
`;
